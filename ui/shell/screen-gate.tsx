import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import { useOpens } from '#ui/runtime/access.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { pathTo, type Screen, useScreens } from './area.ts'
import { startPath } from './paths.ts'
import { shellTexts } from './shell.text.ts'

/** The screen that a person is led to from one that needs an employee. */
const staffRegister = { name: 'Personalregister' }

/**
 * Renders a screen for whom it is open. Leads others to the start page without a word, and those
 * who lack an employee for it to the staff register with a message (second document §2.1).
 */
export function ScreenGate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const opens = useOpens()
  const screens = useScreens()
  const company = useSelect('app', selectApp.workplace)?.company
  if (!opens(screen.access)) return <Navigate to={startPath} replace />
  if (screen.needsEmployees && company && !company.HasEmployees) {
    return <NoEmployees register={pathTo(staffRegister, screens) ?? startPath} />
  }
  return children
}

/** Milliseconds that the message about the empty register is shown. */
const noticeTime = 15_000

function NoEmployees({ register }: { readonly register: string }) {
  const snackbar = useFlow('snackbar')
  useEffect(() => {
    snackbar.send({ type: 'snackbar.show', kind: 'INFO', ...shellTexts.noEmployees, timeout: noticeTime })
  }, [snackbar])
  return <Navigate to={register} replace />
}
