import { z } from 'zod'
import { maxHelpHtml, maxHelpTitle } from './help-html.ts'
import { helpKey, screenHelpKey } from './help-key.ts'

export const HelpKey = z.string().regex(helpKey)

/**
 * The key of a text that a licence may write: a screen's. What a field's text says is the
 * product's, in its form too.
 */
export const ScreenHelpKey = z.string().regex(screenHelpKey)

/**
 * A help text (first document §3). Whoever shows the HTML cleans it first, by rules/help-html.ts.
 */
export const HelpText = z.object({
  /** Its key: see rules/help-key.ts. */
  id: HelpKey,
  title: z.string(),
  html: z.string(),
})
export type HelpText = z.infer<typeof HelpText>

/** A help text to save: `id` is the key of the address. */
export const HelpTextDraft = z.strictObject({
  id: ScreenHelpKey,
  title: z.string().trim().min(1).max(maxHelpTitle),
  html: z.string().max(maxHelpHtml),
})
export type HelpTextDraft = z.infer<typeof HelpTextDraft>
