import { useRouteError } from 'react-router-dom'
import { css } from '#styled-system/css/index.js'
import { FailureView } from './failure-view.tsx'

const page = css({ minHeight: 'screen', display: 'grid', placeItems: 'center' })

/** What is shown when no screen can be. */
export const ErrorScreen = () => (
  <main className={page}>
    <ScreenError />
  </main>
)

/** The same in a screen's place, with the menu and the toolbar around it. */
export const ScreenError = () => <FailureView failure={useRouteError()} />
