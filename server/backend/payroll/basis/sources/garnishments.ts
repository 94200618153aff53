import { garnishmentsOf } from '../employee-facts.ts'
import { paySource } from '../pay-source.ts'

/** Attachments of earnings. */
export const garnishments = paySource({
  name: 'garnishments',
  gives: ['garnishments'],
  read:
    async () =>
    ({ paid }) => ({ facts: () => ({ garnishments: garnishmentsOf(paid) }) }),
})
