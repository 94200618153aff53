import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useSelect } from '../runtime/hooks.tsx'
import type { Screen } from './area.ts'
import { startPath } from './paths.ts'

/** Renders a screen for users with its right, and redirects others to the start page. */
export function ScreenGate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const rights = useSelect('rights', selectRights.rights)
  if (screen.right && !allows(rights, screen.right)) return <Navigate to={startPath} replace />
  return children
}
