import CloudAlert from 'lucide-react/icons/cloud-alert'
import { bugReportTexts } from '#ui/shell/bug-report/bug-report.text.ts'
import { BugReportAfterError } from '#ui/shell/bug-report/bug-report.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/** Renders when the code of the whole page failed. It never reloads the page by itself. */
export const ErrorScreen = () => (
  <main className={common.centredPage}>
    <ScreenError />
  </main>
)

/** Renders the same in a screen's place, inside the menu and the toolbar. */
export const ScreenError = () => (
  <div role="alert">
    <EmptyState
      icon={CloudAlert}
      as="h1"
      title={shellTexts.crashed.title}
      text={shellTexts.crashed.text}
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {shellTexts.crashed.action}
          </Button>
          <BugReportAfterError label={bugReportTexts.openAfterError} />
        </>
      }
    />
  </div>
)
