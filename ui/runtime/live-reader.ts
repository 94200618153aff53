export { readLiveMessage } from '#contracts/live/live-messages.ts'
