// Made by `npm run messages` from the files in messages/; do not change it by hand.
/** The English messages of a part of the page. */
export const REFUSALS = `refused-already-revealed = It is too late to take this back: something was already revealed. Ask the game master.
refused-bad-address = This is not a valid address.
refused-bad-maker-link = This link cannot make tables. Ask the owner of this server for a new one.
refused-bad-picture = Riposte cannot use this picture. Choose a PNG, JPEG or WebP file.
refused-bad-webhook = A webhook is an address such as https://example.org/turns of at most { $most } characters.
refused-bad-workshop-link = This link opens no workshop. It may have been replaced by a new one.
refused-board-fixed = The board of this game cannot change in play.
refused-body-too-large = This is too large for this server, so nothing was saved. Make it smaller, or save its parts one by one.
refused-browser-full = This browser has no room left for these pages.
refused-changed-in-tab = Another tab has changed this. Your version is not lost: save it as a copy, or open the new one.
refused-changed-minutes-ago = Another window changed this { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} ago. Your version is not lost: save it as a copy, or open the new one.
refused-changed-seconds-ago = Another window changed this { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} ago. Your version is not lost: save it as a copy, or open the new one.
refused-changed-since = Another window has changed this. Your version is not lost: save it as a copy, or open the new one.
refused-clash = Something else happened first. Choose again.
refused-computer-plays-others = In a game against the computer, the computer always plays the others.
refused-connection-ended = This connection has ended. Reload the page.
refused-database-busy = Another program is using the database, so nothing was changed. Try again.
refused-database-silent = The database does not answer. This page will reconnect by itself.
refused-delete-not-yours = Only the game master can delete the table.
refused-disk-failed = The server cannot write to its disk, so nothing was changed. Try again later.
refused-draft-gone = This draft is no longer in the workshop.
refused-ended-by-master = The game master ended this session. Ask for a new link.
refused-farm-busy = The farm is busy. Try again later.
refused-fault = Riposte failed. Please report this fault.
refused-fault-nothing-changed = Riposte failed, and nothing was changed. Please report this fault.
refused-fight-moved-on = The fight has moved on. Choose again.
refused-fight-moved-on-ask = The fight has moved on. Ask the game master.
refused-fight-not-kept = This browser has no such fight.
refused-fighter-unseen = You cannot see any such fighter.
refused-file-too-slow = This file takes too long to open. Make the fight smaller.
refused-gone-from-workshop = This is no longer in the workshop.
refused-gone-save-copy = This is no longer in the workshop. Save it as a copy.
refused-hand-to-player = Hand a fighter to a player, or back to the game master.
refused-hello-first = The first message must be a hello.
refused-hidden-numbers = You cannot see the numbers of { $name }.
refused-hidden-numbers-attacker = You cannot see the numbers of an attacker.
refused-id-reused = This id was already used for another command.
refused-item-too-large = This takes { $size } MB. At most { $most } MB can be kept.
refused-items-full = A workshop keeps at most { $most } of these. Delete one first.
refused-keeper-link-needed = You need a link to keep anything here: a link to a seat at a table, or one from the owner of this server.
refused-later-release = This table was played with a later release of Riposte. Ask the owner of this server to install it.
refused-later-release-plays = This table now runs on a later release of Riposte. This page will connect to it by itself.
refused-link-invalid = This link is no longer valid. Ask the game master for a new one.
refused-link-not-kept = This browser has no fight for this link.
refused-locked = The game master has locked the table.
refused-log-changed = Line { $line } of the log was changed outside the table. You see the fight as it was before that line.
refused-log-full = The log of this table has { $lines } lines, the maximum here. Save it and start another one.
refused-maker-link-needed = You need a link to make tables here. Ask the owner of this server.
refused-metrics-elsewhere = Metrics can only be read on this machine, or with the token of the server (--metrics-token).
refused-moment-gone = The fight has moved on. That moment has passed.
refused-moved-to-server = This table has moved to another server. This page will follow by itself.
refused-no-choice = There is no such choice. Choose again.
refused-no-creature = The book has no such creature.
refused-no-door = Name a door.
refused-no-encounter = This table began with a log, so it has no encounter.
refused-no-entry = There is no such entry in the log.
refused-no-fight = There is no such fight.
refused-no-farm = This server has no farm: it needs a PostgreSQL database.
refused-no-farm-now = The database of the farm cannot be reached. Try again later.
refused-no-hello = The page did not send its hello in time.
refused-no-line = You have no such line in the chat.
refused-no-moment = There is no such moment.
refused-no-new-secret = Nothing has happened since the last secret was revealed.
refused-no-note = There is no such note.
refused-no-picture = There is no such picture.
refused-no-place = The board has no such place.
refused-no-question = You have no question to answer.
refused-no-roll = There is no such roll in this entry.
refused-no-room = { $who } has no room there, so nothing was changed.
refused-no-rule = There is no such rule.
refused-no-rule-set = There is no such rule set.
refused-no-seat = There is no such seat.
refused-no-seat-in-browser = This browser has no seat here. Open the link of your seat.
refused-no-seat-to-talk = There is no such seat to talk to.
refused-no-spectators = This table has no seat for spectators.
refused-no-such-address = There is nothing at this address.
refused-no-table = There is no such table.
refused-no-upgrade = No WebSocket can get through. A proxy on the way must pass on the Upgrade header.
refused-no-webhooks = The owner of this server allows no webhooks. Ask for --table-webhooks.
refused-no-workshop = This browser has no workshop yet, or it was deleted.
refused-not-by-rules = The rules do not allow this.
refused-not-for-your-seat = Your seat may not do this.
refused-not-in-workshop = This is not in the workshop.
refused-not-json = Messages must be JSON.
refused-not-saved = The table could not save this, so nothing was changed. Try again.
refused-not-text = Messages must be text.
refused-not-your-fighter = You have no such fighter.
refused-not-your-turn = It is not your turn. Everybody is waiting for { $names }.
refused-notes-full = A seat keeps at most { $most } notes. Delete one first.
refused-nothing-to-redo = You have nothing to redo.
refused-nothing-to-undo = You have nothing to undo.
refused-odds-hidden = This table hides odds, so an order may not depend on what a blow would do.
refused-only-our-pages-ask = Only pages of this server may send requests.
refused-only-our-pages-connect = Only pages of this server may connect.
refused-opened-in-tab = This fight was opened in another tab. Reload this page to play it here.
refused-orders-full = A table keeps at most { $most } written orders. Remove one first.
refused-other-host = This server does not answer to that name. Start it with --public-url.
refused-others-acted = Others have acted since. Ask the game master.
refused-others-fighter = Another seat plays this fighter.
refused-others-table = One of these tables does not belong to this workshop. Reload the page.
refused-own-seat = You cannot remove yourself. Make a new link instead.
refused-page-too-old = This page is from another version of Riposte. Reload it.
refused-past-odds-hidden = Only the game master can see what past blows would have done.
refused-paused = The game is paused.
refused-picture-too-heavy = A picture may be at most { $most } MB.
refused-picture-too-large = A picture may be at most { $most } pixels wide and high.
refused-pictures-full = A table keeps at most { $most } pictures.
refused-ping-once = You can ping once a second.
refused-place-off-board = This place is not on the board.
refused-question-answered = This question has already been answered.
refused-question-closed = This question is no longer open.
refused-roll-not-awaited = Nobody is waiting for this roll.
refused-save-log-not-yet = Only the game master can save the log before the dice are revealed.
refused-save-not-yours = Only the game master can save the { $what }.
refused-saving-too-fast = You are saving notes too fast. Wait a moment.
refused-secrets-full = A table reveals at most { $most } secrets.
refused-server-needed = This needs a server, and these pages have none.
refused-server-restarts = The server is stopping. This page will reconnect by itself.
refused-server-stopping = This server is stopping, or cannot reach its database. Try again.
refused-server-stops = The server is stopping.
refused-session-ended = This session has ended. Open the link again.
refused-set-aside = This table is set aside: a decision took too long. Nothing is lost. Reload the page in { $seconds } s to go on. The computer will wait for you.
refused-spectators-keep-nothing = Spectators share a seat, so nothing is stored for them.
refused-stops-full = A table keeps at most { $most } stops. Remove one first.
refused-table-deleted = This table was deleted.
refused-table-full = This table has reached its size limit. Save it and start another one.
refused-table-moved = This table has moved. Try again.
refused-table-moving = This table is moving to another server. Try again.
refused-table-unread = The database does not answer. Nothing is lost, and this page will reconnect by itself.
refused-tables-full = You already have { $tables } tables, the maximum here. Delete one first.
refused-tables-too-large = Your tables would take up more than { $most } MB. Delete one first.
refused-talking-too-fast = You are talking too fast. Wait a moment.
refused-too-many-connections = Too many connections from this address. Close some pages.
refused-too-many-downloads = Too many downloads at once. Try again when they have finished.
refused-too-many-messages = Too many messages. Reload the page.
refused-too-many-pages = This seat is open on too many pages, so the oldest one was closed.
refused-too-many-requests = Too many requests from this address. Please try again in { $seconds } s.
refused-undo-changed = Something else has happened since. The last thing you can undo is now: { $undo }
refused-view-broke = Your view broke. Please reload.
refused-webhook-not-public = This address cannot be used. It must be on the public internet.
refused-workshop-full = A workshop keeps at most { $most } MB, the bin included. Delete something permanently first.
refused-workshop-pictures-full = A workshop keeps at most { $most } MB of pictures, the bin included. Delete some permanently first.
refused-workshop-tables-full = { $many } tables were made in this workshop, the maximum here. Delete one first.
refused-workshops-full = There are already { $many } workshops, the maximum here.
`;

declare module './messages.gen.ts' {
  interface Messages {
    readonly 'refused-already-revealed': { };
    readonly 'refused-bad-address': { };
    readonly 'refused-bad-maker-link': { };
    readonly 'refused-bad-picture': { };
    readonly 'refused-bad-webhook': { readonly most: Arg };
    readonly 'refused-bad-workshop-link': { };
    readonly 'refused-board-fixed': { };
    readonly 'refused-body-too-large': { };
    readonly 'refused-browser-full': { };
    readonly 'refused-changed-in-tab': { };
    readonly 'refused-changed-minutes-ago': { readonly minutes: Arg };
    readonly 'refused-changed-seconds-ago': { readonly seconds: Arg };
    readonly 'refused-changed-since': { };
    readonly 'refused-clash': { };
    readonly 'refused-computer-plays-others': { };
    readonly 'refused-connection-ended': { };
    readonly 'refused-database-busy': { };
    readonly 'refused-database-silent': { };
    readonly 'refused-delete-not-yours': { };
    readonly 'refused-disk-failed': { };
    readonly 'refused-draft-gone': { };
    readonly 'refused-ended-by-master': { };
    readonly 'refused-farm-busy': { };
    readonly 'refused-fault': { };
    readonly 'refused-fault-nothing-changed': { };
    readonly 'refused-fight-moved-on': { };
    readonly 'refused-fight-moved-on-ask': { };
    readonly 'refused-fight-not-kept': { };
    readonly 'refused-fighter-unseen': { };
    readonly 'refused-file-too-slow': { };
    readonly 'refused-gone-from-workshop': { };
    readonly 'refused-gone-save-copy': { };
    readonly 'refused-hand-to-player': { };
    readonly 'refused-hello-first': { };
    readonly 'refused-hidden-numbers': { readonly name: Arg };
    readonly 'refused-hidden-numbers-attacker': { };
    readonly 'refused-id-reused': { };
    readonly 'refused-item-too-large': { readonly size: Arg; readonly most: Arg };
    readonly 'refused-items-full': { readonly most: Arg };
    readonly 'refused-keeper-link-needed': { };
    readonly 'refused-later-release': { };
    readonly 'refused-later-release-plays': { };
    readonly 'refused-link-invalid': { };
    readonly 'refused-link-not-kept': { };
    readonly 'refused-locked': { };
    readonly 'refused-log-changed': { readonly line: Arg };
    readonly 'refused-log-full': { readonly lines: Arg };
    readonly 'refused-maker-link-needed': { };
    readonly 'refused-metrics-elsewhere': { };
    readonly 'refused-moment-gone': { };
    readonly 'refused-moved-to-server': { };
    readonly 'refused-no-choice': { };
    readonly 'refused-no-creature': { };
    readonly 'refused-no-door': { };
    readonly 'refused-no-encounter': { };
    readonly 'refused-no-entry': { };
    readonly 'refused-no-fight': { };
    readonly 'refused-no-farm': { };
    readonly 'refused-no-farm-now': { };
    readonly 'refused-no-hello': { };
    readonly 'refused-no-line': { };
    readonly 'refused-no-moment': { };
    readonly 'refused-no-new-secret': { };
    readonly 'refused-no-note': { };
    readonly 'refused-no-picture': { };
    readonly 'refused-no-place': { };
    readonly 'refused-no-question': { };
    readonly 'refused-no-roll': { };
    readonly 'refused-no-room': { readonly who: Arg };
    readonly 'refused-no-rule': { };
    readonly 'refused-no-rule-set': { };
    readonly 'refused-no-seat': { };
    readonly 'refused-no-seat-in-browser': { };
    readonly 'refused-no-seat-to-talk': { };
    readonly 'refused-no-spectators': { };
    readonly 'refused-no-such-address': { };
    readonly 'refused-no-table': { };
    readonly 'refused-no-upgrade': { };
    readonly 'refused-no-webhooks': { };
    readonly 'refused-no-workshop': { };
    readonly 'refused-not-by-rules': { };
    readonly 'refused-not-for-your-seat': { };
    readonly 'refused-not-in-workshop': { };
    readonly 'refused-not-json': { };
    readonly 'refused-not-saved': { };
    readonly 'refused-not-text': { };
    readonly 'refused-not-your-fighter': { };
    readonly 'refused-not-your-turn': { readonly names: Arg };
    readonly 'refused-notes-full': { readonly most: Arg };
    readonly 'refused-nothing-to-redo': { };
    readonly 'refused-nothing-to-undo': { };
    readonly 'refused-odds-hidden': { };
    readonly 'refused-only-our-pages-ask': { };
    readonly 'refused-only-our-pages-connect': { };
    readonly 'refused-opened-in-tab': { };
    readonly 'refused-orders-full': { readonly most: Arg };
    readonly 'refused-other-host': { };
    readonly 'refused-others-acted': { };
    readonly 'refused-others-fighter': { };
    readonly 'refused-others-table': { };
    readonly 'refused-own-seat': { };
    readonly 'refused-page-too-old': { };
    readonly 'refused-past-odds-hidden': { };
    readonly 'refused-paused': { };
    readonly 'refused-picture-too-heavy': { readonly most: Arg };
    readonly 'refused-picture-too-large': { readonly most: Arg };
    readonly 'refused-pictures-full': { readonly most: Arg };
    readonly 'refused-ping-once': { };
    readonly 'refused-place-off-board': { };
    readonly 'refused-question-answered': { };
    readonly 'refused-question-closed': { };
    readonly 'refused-roll-not-awaited': { };
    readonly 'refused-save-log-not-yet': { };
    readonly 'refused-save-not-yours': { readonly what: Arg };
    readonly 'refused-saving-too-fast': { };
    readonly 'refused-secrets-full': { readonly most: Arg };
    readonly 'refused-server-needed': { };
    readonly 'refused-server-restarts': { };
    readonly 'refused-server-stopping': { };
    readonly 'refused-server-stops': { };
    readonly 'refused-session-ended': { };
    readonly 'refused-set-aside': { readonly seconds: Arg };
    readonly 'refused-spectators-keep-nothing': { };
    readonly 'refused-stops-full': { readonly most: Arg };
    readonly 'refused-table-deleted': { };
    readonly 'refused-table-full': { };
    readonly 'refused-table-moved': { };
    readonly 'refused-table-moving': { };
    readonly 'refused-table-unread': { };
    readonly 'refused-tables-full': { readonly tables: Arg };
    readonly 'refused-tables-too-large': { readonly most: Arg };
    readonly 'refused-talking-too-fast': { };
    readonly 'refused-too-many-connections': { };
    readonly 'refused-too-many-downloads': { };
    readonly 'refused-too-many-messages': { };
    readonly 'refused-too-many-pages': { };
    readonly 'refused-too-many-requests': { readonly seconds: Arg };
    readonly 'refused-undo-changed': { readonly undo: Arg };
    readonly 'refused-view-broke': { };
    readonly 'refused-webhook-not-public': { };
    readonly 'refused-workshop-full': { readonly most: Arg };
    readonly 'refused-workshop-pictures-full': { readonly most: Arg };
    readonly 'refused-workshop-tables-full': { readonly many: Arg };
    readonly 'refused-workshops-full': { readonly many: Arg };
  }
}
