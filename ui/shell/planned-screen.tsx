import Construction from 'lucide-react/icons/construction'
import { useNavigate } from 'react-router-dom'
import * as selectHelp from '#machines/frame/help-panel/help-panel.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { type Screen, useTitleOf } from './area.ts'
import { startPath } from './paths.ts'
import { shellTexts } from './shell.text.ts'

const texts = shellTexts.planned

/** Renders for a route whose screen does not exist yet. Its help text says what it is for. */
export function PlannedScreen({ screen }: { readonly screen: Screen }) {
  const title = useTitleOf()(screen)
  const navigate = useNavigate()
  const help = useFlow('helpPanel')
  const hasHelp = useSelect('helpPanel', selectHelp.isOpen)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={Construction}
        title={texts.title}
        text={texts.text}
        action={
          <>
            {!hasHelp && <Button onClick={() => help.send({ type: 'help.toggle' })}>{texts.help}</Button>}
            <Button variant="secondary" onClick={() => void navigate(startPath)}>
              {texts.leave}
            </Button>
          </>
        }
      />
    </>
  )
}
