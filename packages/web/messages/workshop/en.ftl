### Lists of what a workshop keeps, its link and its end.

shelf-drafts = Your fights
shelf-characters = Your characters
shelf-search-draft = Search your fights
shelf-search-character = Search your characters
shelf-new-draft = New fight
shelf-new-character = New character
# sample: game=Celesia
shelf-new-draft-in = New fight in { $game }
# sample: game=Celesia
shelf-new-character-in = New character in { $game }
shelf-untitled = Unnamed
shelf-side-first = Heroes
shelf-side-second = Foes
shelf-region-first = The near side
shelf-region-second = The far side
shelf-file = Add a file
shelf-file-draft = A fight, or a whole workshop that you saved. Drop it anywhere.
shelf-file-character = A character, or a whole workshop that you saved. Drop it anywhere.
# sample: name=notes.txt
shelf-no-file = Riposte cannot read { $name }. Add a fight, a character, a pack, or a saved workshop (.json or .jsonl).
# sample: name=bridge.json
shelf-other-format = { $name } is JSON, but not a fight, character, pack or saved workshop. Its “format” says what it is.

shelf-list = On the list
shelf-archive = Put aside
shelf-bin = Bin
# sample: title=On_the_list count=12
shelf-tab = { $title } ({ $count })
shelf-bin-days = Everything in the bin is deleted permanently after 30 days.

shelf-loading = Loading the list …
shelf-none-draft = You have no fights of your own yet. Choose a game above, or add a file.
shelf-none-character = You have no characters of your own yet. Choose a game above, or add a file.
shelf-none-archive = Nothing put aside.
shelf-none-bin = The bin is empty.
# sample: wanted=bridge
shelf-none-found = Nothing here is called “{ $wanted }”.

# sample: count=5
shelf-fighters = { $count ->
    [0] no fighters yet
    [one] one fighter
   *[other] { $count } fighters
}
shelf-open = Open
# sample: title=Bridge
shelf-open-label = Open { $title }
shelf-play = Play it
# sample: title=Bridge
shelf-play-label = Play { $title } with friends
shelf-alone = Alone
# sample: title=Bridge
shelf-alone-label = Play { $title } alone
# sample: title=Bridge
shelf-copy = Copy { $title }
# sample: title=Bridge
shelf-copy-of = Copy of { $title }
# sample: title=Bridge
shelf-save = Save { $title } as a file
# sample: title=Bridge
shelf-aside = Put { $title } aside
# sample: title=Bridge
shelf-drop = Delete { $title }
shelf-back = Put it back
# sample: title=Bridge
shelf-back-label = Put { $title } back on the list
shelf-forget = Delete permanently
# sample: title=Bridge
shelf-forget-label = Delete { $title } permanently
shelf-forget-yes = Yes, permanently
shelf-undo = Undo
# sample: title=Bridge
shelf-done-binned = { $title } is in the bin.
# sample: title=Bridge
shelf-done-archived = { $title } put aside.
# sample: title=Bridge
shelf-done-kept = { $title } is back on the list.
# sample: title=Bridge
shelf-done-copied = Copied as { $title }.
# sample: title=Bridge
shelf-done-came = Added { $title } from the file.
# sample: title=Bridge
shelf-done-forgotten = { $title } is gone.

shelf-tables = Tables made here
# sample: when=2_days_ago
shelf-opened = opened { $when }
# sample: title=Bridge
shelf-table = Go to { $title }
shelf-no-seat = no seat in this browser
shelf-where = Kept on this server. The link of this workshop opens it on any device.
shelf-where-here = Kept only in this browser. Save it as a file to have it elsewhere.
shelf-where-link = Link and file of the workshop

workshop = Workshop
workshop-intro = Your fights, characters and pictures are kept on this server. There is no account: the link of this workshop is its key.
workshop-intro-here = Your fights, characters and pictures are kept only in this browser. Save them as one file now and then: deleting the data of this page deletes them too.
workshop-none = This browser has no workshop yet. It gets one when you save your first fight or character.
# sample: count=3
workshop-drafts = { $count ->
    [one] one fight
   *[other] { $count } fights
}
# sample: count=3
workshop-characters = { $count ->
    [one] one character
   *[other] { $count } characters
}
# sample: count=3
workshop-packs = { $count ->
    [one] one pack
   *[other] { $count } packs
}
# sample: count=3
workshop-pictures = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
workshop-nothing = nothing yet
# sample: used=1.2 most=200
workshop-room = { $used } of { $most } MB
# sample: days=90
workshop-days = This server deletes a workshop that nobody has opened for { $days ->
    [one] a day
   *[other] { $days } days
}.
workshop-show = Show the link
workshop-link = This workshop
workshop-link-what = Open it on another device, and keep it where you can find it again. Do not share it: it is the key.
workshop-renew = Make a new link
workshop-renew-question = The old link will stop working on every device. Make a new one?
workshop-renew-yes = Yes, a new link
workshop-save = Save everything as one file
workshop-bring = Add a saved workshop
# sample: count=3 same=1
workshop-came = { $count ->
    [0] Nothing new was added.
    [one] One thing was added.
   *[other] { $count } things were added.
} { $same ->
    [0] {""}
    [one] One was here already.
   *[other] { $same } were here already.
}
# sample: count=2
workshop-refused = { $count ->
    [one] One was not added:
   *[other] { $count } were not added:
}
# sample: line=7 title=Bridge why=Too_large.
workshop-refused-line = Line { $line }, { $title }: { $why }
# sample: line=7 why=Too_large.
workshop-refused-bare = Line { $line }: { $why }
workshop-delete = Delete the workshop
workshop-delete-what = This permanently deletes everything in it. Save it as a file first. Which of its tables should be deleted too?
workshop-delete-no-tables = This permanently deletes everything in it. Save it as a file first.
workshop-delete-yes = Delete it permanently
workshop-delete-no = Keep it
workshop-deleted = The workshop is gone.

take-title = A workshop
take-looking = Opening the link …
# sample: what=3_fights
take-what = This link opens a workshop with { $what }. Everyone who has the link can change everything in it.
take-own = This browser already uses it.
# sample: what=2_fights
take-instead = This browser has another workshop, with { $what }. Keep its link first, or save it as a file: this one takes its place here.
take-use = Use it here
take-go = To your fights
