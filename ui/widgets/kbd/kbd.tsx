import { css } from '#styled-system/css/index.js'
import { kbd } from '#styled-system/recipes/index.js'

export interface KbdProps {
  /** The keys that are pressed together: `['Ctrl', 'K']`. */
  readonly keys: readonly string[]
  readonly tone?: 'default' | 'inverse'
}

const group = css({ display: 'inline-flex', gap: '1' })

/** Renders the keys of a shortcut. */
export const Kbd = ({ keys, tone }: KbdProps) => (
  <span className={group}>
    {keys.map(key => (
      <kbd key={key} className={kbd({ tone })}>
        {key}
      </kbd>
    ))}
  </span>
)
