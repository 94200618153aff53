import { z } from 'zod'
import { lineShape, linesShape } from '../rules/text-shape.ts'
import { maxHelpHtml, maxHelpTitle } from './help-html.ts'
import { helpKey, screenHelpKey } from './help-key.ts'

/** The key of a screen's or a field's help text: see help-key.ts. */
export const HelpKey = z.string().regex(helpKey)

/**
 * The key of a help text that a licence may replace: a screen's. The texts of fields always come
 * from the product.
 */
export const ScreenHelpKey = z.string().regex(screenHelpKey)

/**
 * A help text (first document §3). The HTML must be cleaned before it is shown: see help-html.ts.
 */
export const HelpText = z.object({
  id: HelpKey,
  title: z.string(),
  html: z.string(),
})
export type HelpText = z.infer<typeof HelpText>

/** A help text to save. Its `id` equals the key in the request's path. */
export const HelpTextDraft = z.strictObject({
  id: ScreenHelpKey,
  title: lineShape({ least: 1, most: maxHelpTitle }),
  html: linesShape({ most: maxHelpHtml }),
})
export type HelpTextDraft = z.infer<typeof HelpTextDraft>
