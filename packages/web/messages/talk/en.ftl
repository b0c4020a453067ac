### What people say, note and show to each other at a table.

talk = Say something
talk-to = Send to
talk-to-all = to everyone
talk-to-gm = to the GM
# sample: name=Brand
talk-to-seat = to { $name }
talk-send = Send
# sample: name=Alba
talk-line-all = { $name }
# sample: name=Alba to=Brand
talk-line-to = { $name } to { $to }
talk-you = you
talk-gm = the game master
# sample: line=hello
talk-delete = Delete your line: { $line }
# sample: who=Alba text=hello
talk-news = { $who }: { $text }
talk-past = You are looking back. What was said later is hidden.

notes-back = Back to the log
notes-new = New note
notes-none = No notes yet. A note can be for you alone, for the game master too, or for everybody.
notes-list = Notes at this table
note-text = Your note
note-for = Who can read it
note-own = only you
note-gm = you and the game master
note-all = everybody
# sample: name=Alba
note-by = by { $name }
note-save = Save
note-saved = Saved
note-delete = Delete the note
# sample: count=12
note-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
}
note-loading = Loading the note …

# sample: name=Alba place=7,3
ping-shown = { $name } points at { $place }.

# sample: name=Alba
portrait = Picture of { $name }
portrait-limits = PNG, JPEG or WebP, at most 4 MB and 4096 pixels. Everybody who sees the fighter sees it.
portrait-drop = Remove the picture

tv = Television
tv-spectators = A television shows what everyone in the room may see. Open the spectators’ link on it.
tv-leave = Back to the table
