import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { trialLayout } from '#contracts/payroll/trial/trial.form.ts'
import { isLoaded } from '#machines/kit/form/form.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { FormCard } from '#ui/forms/form-card.tsx'
import { FormProvider } from '#ui/forms/form-context.tsx'
import { settleOnEnter } from '#ui/forms/settle-on-enter.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { trialTexts as texts } from '#ui/screens/payroll/trial/trial.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { TrialResult } from './trial-result.tsx'
import type { TrialCase } from './use-trial-case.ts'

const stack = css({ display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: '[minmax(0, 1fr)]' })
const beside = css({
  gap: { lg: '6' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 30rem) minmax(0, 1fr)]' },
})
/** The result stays in sight beside a long form. */
const turned = css({ '& svg': { rotate: '[180deg]' } })

interface TrialCasePartProps extends TrialCase {
  readonly layout: 'beside' | 'below'
  /** Of two cases; left out when there is one. */
  readonly number?: number
  /** The case whose result this one's differences are shown to. */
  readonly comparedWith?: TrialCase['trial']
  readonly isMore: boolean
  readonly onMore: (isMore: boolean) => void
}

const [page] = trialLayout.pages
const [firstCard, ...otherCards] = page?.cards ?? []

/** Renders a case: the form with its values, and what they become. */
export function TrialCasePart({ trial, form, layout, number, comparedWith, isMore, onMore }: TrialCasePartProps) {
  const { vault } = useRuntime()
  const isThere = useSelector(form, isLoaded)
  if (!isThere || !firstCard) return <SkeletonRows rows={4} />
  const cards = isMore ? [firstCard, ...otherCards] : [firstCard]
  // Of two cases, each part has a name of its own.
  const own = number === undefined || number === 1 ? undefined : number
  const named = (title: string) => (own === undefined ? title : texts.inCase(title, own))
  return (
    <FormProvider flow={form} layout={trialLayout} vault={vault}>
      <div className={cx(stack, layout === 'beside' && beside)}>
        <form
          className={stack}
          noValidate
          onSubmit={event => event.preventDefault()}
          onKeyDown={settleOnEnter(form)}
          aria-label={named(texts.title)}
        >
          {cards.map(card => (
            <FormCard
              key={card.id}
              card={own === undefined ? card : { ...card, id: `${card.id}-${own}`, title: named(card.title) }}
              isOpen
              onOpenChange={() => {}}
            />
          ))}
          <Button
            variant="ghost"
            icon={ChevronDown}
            aria-expanded={isMore}
            className={cx(common.atStart, isMore && turned)}
            onClick={() => onMore(!isMore)}
          >
            {isMore ? texts.fewer : texts.more}
          </Button>
        </form>
        <div className={cx(layout === 'beside' && common.asideBelowToolbar)}>
          <TrialResult trial={trial} number={number} comparedWith={comparedWith} />
        </div>
      </div>
    </FormProvider>
  )
}
