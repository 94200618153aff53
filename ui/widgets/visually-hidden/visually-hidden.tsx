import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'

const hidden = css({ srOnly: true })

/** For ears only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={hidden}>{children}</span>
)
