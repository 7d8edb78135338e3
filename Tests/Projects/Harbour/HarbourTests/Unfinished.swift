let unfinished: Int = "no Swift"
