import { config } from 'zod';

// The page allows no code made of text, and schemas would only try.
config({ jitless: true });
