// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const WORKSHOP = `shelf-drafts = Your fights
shelf-characters = Your characters
shelf-search-draft = Search your fights
shelf-search-character = Search your characters
shelf-new-draft = New fight
shelf-new-character = New character
shelf-new-draft-in = New fight in { $game }
shelf-new-character-in = New character in { $game }
shelf-untitled = Unnamed
shelf-side-first = Heroes
shelf-side-second = Foes
shelf-region-first = The near side
shelf-region-second = The far side
shelf-file = Add a file
shelf-file-draft = A fight, or a whole workshop that you saved. Drop it anywhere.
shelf-file-character = A character, or a whole workshop that you saved. Drop it anywhere.
shelf-no-file = Riposte cannot read { $name }. Add a fight, a character, a pack, or a saved workshop (.json or .jsonl).
shelf-other-format = { $name } is JSON, but not a fight, character, pack or saved workshop. Its “format” says what it is.
shelf-list = On the list
shelf-archive = Put aside
shelf-bin = Bin
shelf-tab = { $title } ({ $count })
shelf-bin-days = Everything in the bin is deleted permanently after 30 days.
shelf-loading = Loading the list …
shelf-none-draft = You have no fights of your own yet. Choose a game above, or add a file.
shelf-none-character = You have no characters of your own yet. Choose a game above, or add a file.
shelf-none-archive = Nothing put aside.
shelf-none-bin = The bin is empty.
shelf-none-found = Nothing here is called “{ $wanted }”.
shelf-fighters = { $count ->
    [0] no fighters yet
    [one] one fighter
   *[other] { $count } fighters
}
shelf-open = Open
shelf-open-label = Open { $title }
shelf-play = Play it
shelf-play-label = Play { $title } with friends
shelf-alone = Alone
shelf-alone-label = Play { $title } alone
shelf-copy = Copy { $title }
shelf-copy-of = Copy of { $title }
shelf-save = Save { $title } as a file
shelf-aside = Put { $title } aside
shelf-drop = Delete { $title }
shelf-back = Put it back
shelf-back-label = Put { $title } back on the list
shelf-forget = Delete permanently
shelf-forget-label = Delete { $title } permanently
shelf-forget-yes = Yes, permanently
shelf-undo = Undo
shelf-done-binned = { $title } is in the bin.
shelf-done-archived = { $title } put aside.
shelf-done-kept = { $title } is back on the list.
shelf-done-copied = Copied as { $title }.
shelf-done-came = Added { $title } from the file.
shelf-done-forgotten = { $title } is gone.
shelf-tables = Tables made here
shelf-opened = opened { $when }
shelf-table = Go to { $title }
shelf-no-seat = no seat in this browser
shelf-where = Kept on this server. The link of this workshop opens it on any device.
shelf-where-here = Kept only in this browser. Save it as a file to have it elsewhere.
shelf-where-link = Link and file of the workshop
workshop = Workshop
workshop-intro = Your fights, characters and pictures are kept on this server. There is no account: the link of this workshop is its key.
workshop-intro-here = Your fights, characters and pictures are kept only in this browser. Save them as one file now and then: deleting the data of this page deletes them too.
workshop-none = This browser has no workshop yet. It gets one when you save your first fight or character.
workshop-drafts = { $count ->
    [one] one fight
   *[other] { $count } fights
}
workshop-characters = { $count ->
    [one] one character
   *[other] { $count } characters
}
workshop-packs = { $count ->
    [one] one pack
   *[other] { $count } packs
}
workshop-pictures = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
workshop-nothing = nothing yet
workshop-room = { $used } of { $most } MB
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
workshop-came = { $count ->
    [0] Nothing new was added.
    [one] One thing was added.
   *[other] { $count } things were added.
} { $same ->
    [0] {""}
    [one] One was here already.
   *[other] { $same } were here already.
}
workshop-refused = { $count ->
    [one] One was not added:
   *[other] { $count } were not added:
}
workshop-refused-line = Line { $line }, { $title }: { $why }
workshop-refused-bare = Line { $line }: { $why }
workshop-delete = Delete the workshop
workshop-delete-what = This permanently deletes everything in it. Save it as a file first. Which of its tables should be deleted too?
workshop-delete-no-tables = This permanently deletes everything in it. Save it as a file first.
workshop-delete-yes = Delete it permanently
workshop-delete-no = Keep it
workshop-deleted = The workshop is gone.
take-title = A workshop
take-looking = Opening the link …
take-what = This link opens a workshop with { $what }. Everyone who has the link can change everything in it.
take-own = This browser already uses it.
take-instead = This browser has another workshop, with { $what }. Keep its link first, or save it as a file: this one takes its place here.
take-use = Use it here
take-go = To your fights
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'shelf-drafts': { };
    readonly 'shelf-characters': { };
    readonly 'shelf-search-draft': { };
    readonly 'shelf-search-character': { };
    readonly 'shelf-new-draft': { };
    readonly 'shelf-new-character': { };
    readonly 'shelf-new-draft-in': { readonly game: Arg };
    readonly 'shelf-new-character-in': { readonly game: Arg };
    readonly 'shelf-untitled': { };
    readonly 'shelf-side-first': { };
    readonly 'shelf-side-second': { };
    readonly 'shelf-region-first': { };
    readonly 'shelf-region-second': { };
    readonly 'shelf-file': { };
    readonly 'shelf-file-draft': { };
    readonly 'shelf-file-character': { };
    readonly 'shelf-no-file': { readonly name: Arg };
    readonly 'shelf-other-format': { readonly name: Arg };
    readonly 'shelf-list': { };
    readonly 'shelf-archive': { };
    readonly 'shelf-bin': { };
    readonly 'shelf-tab': { readonly title: Arg; readonly count: Arg };
    readonly 'shelf-bin-days': { };
    readonly 'shelf-loading': { };
    readonly 'shelf-none-draft': { };
    readonly 'shelf-none-character': { };
    readonly 'shelf-none-archive': { };
    readonly 'shelf-none-bin': { };
    readonly 'shelf-none-found': { readonly wanted: Arg };
    readonly 'shelf-fighters': { readonly count: Arg };
    readonly 'shelf-open': { };
    readonly 'shelf-open-label': { readonly title: Arg };
    readonly 'shelf-play': { };
    readonly 'shelf-play-label': { readonly title: Arg };
    readonly 'shelf-alone': { };
    readonly 'shelf-alone-label': { readonly title: Arg };
    readonly 'shelf-copy': { readonly title: Arg };
    readonly 'shelf-copy-of': { readonly title: Arg };
    readonly 'shelf-save': { readonly title: Arg };
    readonly 'shelf-aside': { readonly title: Arg };
    readonly 'shelf-drop': { readonly title: Arg };
    readonly 'shelf-back': { };
    readonly 'shelf-back-label': { readonly title: Arg };
    readonly 'shelf-forget': { };
    readonly 'shelf-forget-label': { readonly title: Arg };
    readonly 'shelf-forget-yes': { };
    readonly 'shelf-undo': { };
    readonly 'shelf-done-binned': { readonly title: Arg };
    readonly 'shelf-done-archived': { readonly title: Arg };
    readonly 'shelf-done-kept': { readonly title: Arg };
    readonly 'shelf-done-copied': { readonly title: Arg };
    readonly 'shelf-done-came': { readonly title: Arg };
    readonly 'shelf-done-forgotten': { readonly title: Arg };
    readonly 'shelf-tables': { };
    readonly 'shelf-opened': { readonly when: Arg };
    readonly 'shelf-table': { readonly title: Arg };
    readonly 'shelf-no-seat': { };
    readonly 'shelf-where': { };
    readonly 'shelf-where-here': { };
    readonly 'shelf-where-link': { };
    readonly 'workshop': { };
    readonly 'workshop-intro': { };
    readonly 'workshop-intro-here': { };
    readonly 'workshop-none': { };
    readonly 'workshop-drafts': { readonly count: Arg };
    readonly 'workshop-characters': { readonly count: Arg };
    readonly 'workshop-packs': { readonly count: Arg };
    readonly 'workshop-pictures': { readonly count: Arg };
    readonly 'workshop-nothing': { };
    readonly 'workshop-room': { readonly used: Arg; readonly most: Arg };
    readonly 'workshop-days': { readonly days: Arg };
    readonly 'workshop-show': { };
    readonly 'workshop-link': { };
    readonly 'workshop-link-what': { };
    readonly 'workshop-renew': { };
    readonly 'workshop-renew-question': { };
    readonly 'workshop-renew-yes': { };
    readonly 'workshop-save': { };
    readonly 'workshop-bring': { };
    readonly 'workshop-came': { readonly count: Arg; readonly same: Arg };
    readonly 'workshop-refused': { readonly count: Arg };
    readonly 'workshop-refused-line': { readonly line: Arg; readonly title: Arg; readonly why: Arg };
    readonly 'workshop-refused-bare': { readonly line: Arg; readonly why: Arg };
    readonly 'workshop-delete': { };
    readonly 'workshop-delete-what': { };
    readonly 'workshop-delete-no-tables': { };
    readonly 'workshop-delete-yes': { };
    readonly 'workshop-delete-no': { };
    readonly 'workshop-deleted': { };
    readonly 'take-title': { };
    readonly 'take-looking': { };
    readonly 'take-what': { readonly what: Arg };
    readonly 'take-own': { };
    readonly 'take-instead': { readonly what: Arg };
    readonly 'take-use': { };
    readonly 'take-go': { };
  }
}
