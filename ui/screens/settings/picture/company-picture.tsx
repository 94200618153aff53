import { useSelector } from '@xstate/react'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/companies/company-picture/company-picture.select.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyPicture } from '#ui/runtime/lazy/company-picture.ts'
import { companyPictureTexts as texts } from '#ui/screens/settings/picture/company-picture.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'

const PictureDialog = lazyChunk(() => import('#ui/forms/picture/picture-dialog.tsx'))

const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', paddingTop: '2' })
const words = css({ flex: '[1 1 16rem]', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' })

/**
 * Renders the company's picture, with a button to change it for those allowed to change the
 * company.
 */
export function CompanyPicture() {
  const flow = useLazyFlow(companyPicture)
  const company = useSelect('app', selectApp.workplace)?.company
  const mayChange = useMay(right('Settings.Company.Write'))
  const titleId = useId()
  if (!company) return null
  const picture = pictureAddress(company.FtgId, company.PictureId)
  return (
    <section className={root} aria-labelledby={titleId}>
      <Avatar name={company.Namn} id={company.FtgId} picture={picture} size={96} shape="square" />
      <div className={words}>
        <h3 id={titleId} className={common.strong}>
          {texts.title}
        </h3>
        <p className={common.muted}>{texts.description}</p>
        {mayChange && flow && <Change flow={flow} hasPicture={picture !== undefined} />}
      </div>
    </section>
  )
}

function Change({ flow, hasPicture }: { readonly flow: FlowRef<'companyPicture'>; readonly hasPicture: boolean }) {
  const isChoosing = useSelector(flow, select.isChoosing)
  const isRemoving = useSelector(flow, select.isRemoving)
  return (
    <div className={buttons}>
      <Button size="sm" icon={ImagePlus} disabled={isRemoving} onClick={() => flow.send({ type: 'picture.open' })}>
        {hasPicture ? texts.change : texts.upload}
      </Button>
      {hasPicture && (
        <Button
          size="sm"
          variant="ghost"
          icon={Trash2}
          pending={isRemoving}
          onClick={() => flow.send({ type: 'picture.remove' })}
        >
          {texts.remove}
        </Button>
      )}
      {isChoosing && <Upload flow={flow} />}
    </div>
  )
}

function Upload({ flow }: { readonly flow: FlowRef<'companyPicture'> }) {
  const isSaving = useSelector(flow, select.isSaving)
  const failure = useSelector(flow, select.failureMessage)
  const hasFile = useSelector(flow, select.hasFile)
  return (
    <PictureDialog
      isSaving={isSaving}
      failure={failure}
      hasFile={hasFile}
      onEdit={hasFile => flow.send({ type: 'picture.edit', hasFile })}
      onSubmit={({ content, mediaType }) => flow.send({ type: 'picture.submit', content, mediaType })}
      onClose={() => flow.send({ type: 'picture.close' })}
    />
  )
}
