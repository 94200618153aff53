import { config } from 'zod'

// The page's policy forbids code made of text, and zod would try. Imported before any shape is
// made.
config({ jitless: true })
