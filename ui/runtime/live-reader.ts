// First: it decides how the shapes are made.
import './zod-without-eval.ts'

export { readLiveMessage } from '#contracts/live/live-messages.ts'
