import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'

const hidden = css({ srOnly: true })

/** Renders its children for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={hidden}>{children}</span>
)
