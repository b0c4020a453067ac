/** The rule sets whose files are tested here. */
export { BOOKS } from '@riposte/books';
