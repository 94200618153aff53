import { expect, it } from 'vitest'

it('tells zod to do without eval', async () => {
  await import('./zod-without-eval.ts')
  const { config } = await import('zod/v4/core')
  expect(config()).toHaveProperty('jitless', true)
})
