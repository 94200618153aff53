import { Portal } from '@ark-ui/react/portal'
import { Tour as ArkTour, type TourStepDetails, useTour } from '@ark-ui/react/tour'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { tour as recipe } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'
import { PlainIconButton } from '../button/plain-icon-button.tsx'

const texts = widgetTexts.tour

/** A step of a tour. */
export interface TourStep {
  /** The CSS selector of the shown element. A step without one on the page is skipped. */
  readonly selector: string
  readonly title: string
  readonly text: string
}

export interface TourProps {
  readonly steps: readonly TourStep[]
  /**
   * Called when the tour ends, completed or closed with Escape or the close button. Store there
   * that it has been seen.
   */
  readonly onEnd: () => void
}

const visible = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  return found?.checkVisibility() ? found : null
}

const detailsOf = (steps: readonly TourStep[]): TourStepDetails[] =>
  steps
    .filter(({ selector }) => visible(selector) !== null)
    .map(({ selector, title, text }) => ({
      id: selector,
      type: 'tooltip',
      title,
      description: text,
      target: () => visible(selector),
    }))

/**
 * Renders a tour of a screen: one highlighted element at a time, with a few words. It starts when
 * it is mounted. The arrow keys move between steps, Escape ends it, and the focus returns to where
 * it was.
 */
export const Tour = ({ steps, onEnd }: TourProps) => {
  const styles = recipe()
  const [given] = useState(() => ({ steps: detailsOf(steps), focused: document.activeElement }))
  const end = () => {
    onEnd()
    // Waits until the focus trap is released.
    requestAnimationFrame(() => given.focused instanceof HTMLElement && given.focused.focus())
  }
  const tour = useTour({
    steps: given.steps,
    closeOnInteractOutside: false,
    preventInteraction: true,
    spotlightOffset: { x: 6, y: 6 },
    spotlightRadius: 8,
    onStatusChange: ({ status }) => {
      if (status === 'dismissed' || status === 'skipped' || status === 'not-found') end()
    },
  })
  const begin = useEffectEvent(() => (given.steps.length === 0 ? end() : tour.start()))
  useEffect(() => begin(), [])

  return (
    <ArkTour.Root tour={tour} lazyMount unmountOnExit>
      <Portal>
        {tour.open && <div className={styles.backdrop} />}
        <ArkTour.Spotlight className={styles.spotlight} />
        <ArkTour.Positioner className={styles.positioner}>
          <ArkTour.Content className={styles.content}>
            <ArkTour.Arrow className={styles.arrow}>
              <ArkTour.ArrowTip />
            </ArkTour.Arrow>
            <div className={styles.header}>
              <ArkTour.Title className={styles.title} />
              <ArkTour.CloseTrigger asChild>
                <PlainIconButton icon={X} label={widgetTexts.close} size="sm" className={styles.closeTrigger} />
              </ArkTour.CloseTrigger>
            </div>
            <ArkTour.Description className={styles.description} />
            <div className={styles.control}>
              <span className={styles.progressText}>{widgetTexts.ofAll(tour.stepIndex + 1, tour.totalSteps)}</span>
              {!tour.firstStep && (
                <Button size="sm" onClick={tour.prev}>
                  {texts.previous}
                </Button>
              )}
              {/* A button of its own for each step, so that it takes the focus at each. */}
              {tour.lastStep ? (
                <ArkTour.ActionTrigger
                  action={{ label: texts.done, action: 'dismiss' }}
                  aria-label={texts.done}
                  asChild
                >
                  <Button key={tour.step?.id} size="sm" variant="primary" autoFocus>
                    {texts.done}
                  </Button>
                </ArkTour.ActionTrigger>
              ) : (
                <Button key={tour.step?.id} size="sm" variant="primary" autoFocus onClick={tour.next}>
                  {texts.next}
                </Button>
              )}
            </div>
          </ArkTour.Content>
        </ArkTour.Positioner>
      </Portal>
    </ArkTour.Root>
  )
}
