import { useSelector } from '@xstate/react'
import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect } from 'react'
import type { FormLayout, FormPage as Page } from '#contracts/forms/form-layout.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { css } from '#styled-system/css/index.js'
import { formTexts as texts } from '#ui/forms/forms.text.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import type { Account } from '#ui/widgets/account-picker/account-picker.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { FormBody, isShort, type SoughtField } from './form-body.tsx'
import { type Drawings, FormProvider, type RowTools } from './form-context.tsx'
import type { FieldOptions, FormEnvironment, FormFlow } from './form-environment.ts'

/**
 * As wide as the contents and the cards (form-body.tsx), so that the ends of the title row and
 * notices align with the cards' edge.
 */
const shortHead = css({ maxWidth: '[54rem]' })

export interface FormPageProps {
  /** The entity's flow: `useFlow('companySettings')`. */
  readonly flow: FormFlow
  readonly layout: FormLayout
  readonly page: Page
  /** The key of the entity, where the flow shows one after another. */
  readonly id?: string
  /** The title, when it is not that of the page. */
  readonly title?: string
  /** One line under the title: the entity's name. */
  readonly context?: ReactNode
  /** Right of the title. */
  readonly actions?: ReactNode
  /** Between the title and the form. */
  readonly notices?: ReactNode
  /** The form is read-only. State this in a notice. */
  readonly isReadOnly?: boolean
  /** Why the person cannot change some of the fields, by their names. Keep the same object. */
  readonly locked?: FormEnvironment['locked']
  /** The options that only the screen knows, by field name. */
  readonly options?: FieldOptions | undefined
  /** The accounts to choose from. */
  readonly accounts?: readonly Account[]
  /** The search for employees, for users with the right to the staff register. */
  readonly employees?: EmployeeSource | undefined
  /** The widgets of the fields of kind `drawn`. */
  readonly drawings?: Drawings | undefined
  /** A tool of the screen's own beside each row of rows. Made once: each row has it. */
  readonly rowTools?: RowTools | undefined
  /** Content below the fields of a card, by card id. It reads the form with `useFormSelect`. */
  readonly extras?: Readonly<Record<string, ReactNode>> | undefined
  /**
   * Content beside the cards on a wide window, and below them on a narrow one, such as a preview.
   */
  readonly aside?: ReactNode
  /** A narrow aside leaves the cards most of the width, and one below them all of it. */
  readonly asideSize?: 'wide' | 'narrow' | 'below'
  /** The field to focus, from a search on another page or in the command palette. */
  readonly startAt?: SoughtField | null
  /** Navigates to a field on another page of the form. */
  readonly onOtherPage?: (page: Page, field: string) => void
}

/** Renders a form screen: its cards, contents, search and save bar. */
export function FormPage({
  flow,
  layout,
  page,
  id,
  title = page.title,
  context,
  options,
  actions,
  notices,
  isReadOnly = false,
  locked,
  accounts,
  employees,
  drawings,
  rowTools,
  ...body
}: FormPageProps) {
  const isLoaded = useSelector(flow, select.isLoaded)
  const isFailed = useSelector(flow, select.isFailed)
  const isForbidden = useSelector(flow, select.isForbidden)
  const { vault } = useRuntime()
  const { name } = page
  useEffect(() => {
    flow.send({ type: 'form.show', page: name, id, today: today(), key: newKey() })
    return () => flow.send({ type: 'form.leave' })
  }, [flow, name, id])
  return (
    <FormProvider
      flow={flow}
      layout={layout}
      vault={vault}
      isReadOnly={isReadOnly}
      locked={locked}
      accounts={accounts}
      employees={employees}
      options={options}
      drawings={drawings}
      rowTools={rowTools}
    >
      <div className={body.aside !== undefined ? undefined : isShort(layout) ? shortHead : common.atMost70rem}>
        <PageHeader title={title} context={context} actions={actions} />
        {notices}
      </div>
      {isForbidden ? (
        <EmptyState icon={Lock} title={texts.forbidden.title} text={texts.forbidden.text} />
      ) : isLoaded ? (
        <FormBody page={page} {...body} />
      ) : (
        <div className={common.part6}>
          {page.cards.slice(0, isFailed ? 1 : 3).map(({ id, title, description }) => (
            <Section key={id} title={title} description={description}>
              {isFailed ? (
                <ErrorState title={texts.failed} onRetry={() => flow.send({ type: 'form.retry' })} />
              ) : (
                <SkeletonRows rows={3} />
              )}
            </Section>
          ))}
        </div>
      )}
    </FormProvider>
  )
}
