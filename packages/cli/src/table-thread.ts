// What a thread of the server runs: it plays tables of all rule sets.
import { BOOKS } from '@riposte/books';
import { playTables } from '@riposte/table';

playTables(BOOKS);
