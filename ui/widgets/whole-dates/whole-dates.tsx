import { Children, type ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'

const whole = css({ whiteSpace: 'nowrap' })
/** Days and months: 2026-11-25 and 2026-11, and not a part of a longer number. */
const dates = /((?<![\d-])\d{4}-\d{2}(?:-\d{2})?(?![\d-]))/

/**
 * Returns content whose dates stay on one line: a browser breaks a line at a hyphen between digits.
 * The text is the same, so it is copied and read aloud as it was.
 */
export const wholeDates = (content: ReactNode): ReactNode =>
  Children.map(content, part => (typeof part === 'string' && dates.test(part) ? <Parts text={part} /> : part))

/** One element around all of it: where the text is an item of a row, its parts are not. */
const Parts = ({ text }: { readonly text: string }) => (
  <span>
    {/* The dates are at the odd places. */}
    {text.split(dates).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is rendered anew as a whole.
        <span key={at} className={whole}>
          {part}
        </span>
      ),
    )}
  </span>
)
