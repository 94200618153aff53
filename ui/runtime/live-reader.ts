// Must be the first import: it configures zod before any shape is created.
import './zod-without-eval.ts'

export { readLiveMessage } from '#contracts/live/live-messages.ts'
