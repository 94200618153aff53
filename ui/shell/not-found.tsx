import { Compass } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { shellTexts } from '#ui/text/shell.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { startPath } from './screens.ts'

/** Any path that leads nowhere. */
export function NotFound() {
  const navigate = useNavigate()
  return (
    <>
      <h1 hidden>{shellTexts.notFound.title}</h1>
      <EmptyState
        icon={Compass}
        title={shellTexts.notFound.title}
        text={shellTexts.notFound.text}
        action={<Button onClick={() => navigate(startPath)}>{shellTexts.notFound.action}</Button>}
      />
    </>
  )
}
