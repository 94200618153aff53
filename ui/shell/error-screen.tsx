import CloudAlert from 'lucide-react/icons/cloud-alert'
import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

const page = css({ minHeight: 'screen', display: 'grid', placeItems: 'center' })

/** Shown when the code of the whole page broke. It never loads the page anew by itself. */
export const ErrorScreen = () => (
  <main className={page}>
    <ScreenError />
  </main>
)

/** The same in a screen's place, with the menu and the toolbar around it. */
export const ScreenError = () => (
  <div role="alert">
    <EmptyState
      icon={CloudAlert}
      as="h1"
      title={shellTexts.crashed.title}
      text={shellTexts.crashed.text}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {shellTexts.crashed.action}
        </Button>
      }
    />
  </div>
)
