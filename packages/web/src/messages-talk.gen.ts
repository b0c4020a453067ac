// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const TALK = `talk = Say something
talk-to = Send to
talk-to-all = to everyone
talk-to-gm = to the GM
talk-to-seat = to { $name }
talk-send = Send
talk-line-all = { $name }
talk-line-to = { $name } to { $to }
talk-you = you
talk-gm = the game master
talk-delete = Delete your line: { $line }
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
note-by = by { $name }
note-save = Save
note-saved = Saved
note-delete = Delete the note
note-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
}
note-loading = Loading the note …
ping-shown = { $name } points at { $place }.
portrait = Picture of { $name }
portrait-limits = PNG, JPEG or WebP, at most 4 MB and 4096 pixels. Everybody who sees the fighter sees it.
portrait-drop = Remove the picture
tv = Television
tv-spectators = A television shows what everyone in the room may see. Open the spectators’ link on it.
tv-leave = Back to the table
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'talk': { };
    readonly 'talk-to': { };
    readonly 'talk-to-all': { };
    readonly 'talk-to-gm': { };
    readonly 'talk-to-seat': { readonly name: Arg };
    readonly 'talk-send': { };
    readonly 'talk-line-all': { readonly name: Arg };
    readonly 'talk-line-to': { readonly name: Arg; readonly to: Arg };
    readonly 'talk-you': { };
    readonly 'talk-gm': { };
    readonly 'talk-delete': { readonly line: Arg };
    readonly 'talk-news': { readonly who: Arg; readonly text: Arg };
    readonly 'talk-past': { };
    readonly 'notes-back': { };
    readonly 'notes-new': { };
    readonly 'notes-none': { };
    readonly 'notes-list': { };
    readonly 'note-text': { };
    readonly 'note-for': { };
    readonly 'note-own': { };
    readonly 'note-gm': { };
    readonly 'note-all': { };
    readonly 'note-by': { readonly name: Arg };
    readonly 'note-save': { };
    readonly 'note-saved': { };
    readonly 'note-delete': { };
    readonly 'note-left': { readonly count: Arg };
    readonly 'note-loading': { };
    readonly 'ping-shown': { readonly name: Arg; readonly place: Arg };
    readonly 'portrait': { readonly name: Arg };
    readonly 'portrait-limits': { };
    readonly 'portrait-drop': { };
    readonly 'tv': { };
    readonly 'tv-spectators': { };
    readonly 'tv-leave': { };
  }
}
