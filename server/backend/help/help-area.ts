import { eq, inArray, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { helpCalls } from '#contracts/help/calls.ts'
import { helpKeysFor, screenHelpKey } from '#contracts/help/help-key.ts'
import type { HelpText } from '#contracts/help/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { helpText, licence } from '../tables/schema.ts'
import { fieldTextOf } from './field-texts.ts'
import { ownTexts } from './own-texts.ts'
import { sanitise } from './sanitise.ts'

export const helpArea: Handlers<typeof helpCalls> = {
  async text({ tx, params: { key } }) {
    const found = screenHelpKey.test(key) ? await screenText(tx, key) : fieldTextOf(key)
    if (!found) throw new Refusal(errors.helpTextMissing)
    return found
  },
  async save({ tx, caller: { account }, params: { key }, body, now }) {
    const [mode] = await tx
      .select({ isOn: licence.editHelpTexts })
      .from(licence)
      .where(eq(licence.licNr, account.licNr))
    if (!mode?.isOn) throw new Refusal(errors.rightMissing)
    if (body.id !== key) throw new Refusal(errors.invalidRequest)
    const text = { title: body.title, html: sanitise(body.html) }
    await tx
      .insert(helpText)
      .values({ id: key, ...text, changedAt: now })
      .onConflictDoUpdate({
        target: [helpText.licNr, helpText.id],
        set: { ...text, changedAt: now, version: sql`${helpText.version} + 1` },
      })
    await appendEvent(tx, { type: 'help-text.saved', payload: { id: key }, ftgKey: null })
    return { id: key, ...text }
  },
}

/**
 * Returns the nearest text of a screen: its own, or that of a path above it. At each path, the
 * licence's text comes before the product's.
 */
async function screenText(tx: Transaction, key: string): Promise<HelpText | undefined> {
  const keys = helpKeysFor(key)
  const written = await tx
    .select({ id: helpText.id, title: helpText.title, html: helpText.html })
    .from(helpText)
    .where(inArray(helpText.id, [...keys]))
  const texts = new Map([...ownTexts, ...written.map(text => [text.id, text] as const)])
  const found = keys.flatMap(each => texts.get(each) ?? [])[0]
  return found && { ...found, id: key }
}
