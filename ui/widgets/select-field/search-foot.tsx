import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { selectField } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

interface SearchFootProps {
  readonly failure: string
  readonly onRetry: () => void
}

/** Renders the reason why a list, or its next page, could not be fetched, with a retry button. */
export const SearchFoot = ({ failure, onRetry }: SearchFootProps) => {
  const styles = selectField()
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.failure}>
        <CircleAlert aria-hidden />
        {failure}
      </p>
      <Button size="sm" icon={RotateCw} onClick={onRetry}>
        {widgetTexts.tryAgain}
      </Button>
    </div>
  )
}
