import { useSelector } from '@xstate/react'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/companies/company-picture/company-picture.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { PictureButtons, PictureSection } from '#ui/forms/picture/picture-section.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyPicture } from '#ui/runtime/lazy/company-picture.ts'
import { companyPictureTexts as texts } from '#ui/screens/settings/picture/company-picture.text.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'

const PictureDialog = lazyChunk(() => import('#ui/forms/picture/picture-dialog.tsx'))

/**
 * Renders the company's picture, with a button to change it for those allowed to change the
 * company.
 */
export function CompanyPicture() {
  const flow = useLazyFlow(companyPicture)
  const company = useSelect('app', selectApp.workplace)?.company
  const mayChange = useMay(right('Settings.Company.Write'))
  if (!company) return null
  const picture = pictureAddress(company.FtgId, company.PictureId)
  return (
    <PictureSection
      avatar={<Avatar name={company.Namn} id={company.FtgId} picture={picture} size={96} shape="square" />}
      title={texts.title}
      description={texts.description}
    >
      {mayChange && flow && <Change flow={flow} hasPicture={picture !== undefined} />}
    </PictureSection>
  )
}

function Change({ flow, hasPicture }: { readonly flow: FlowRef<'companyPicture'>; readonly hasPicture: boolean }) {
  const isChoosing = useSelector(flow, select.isChoosing)
  const isRemoving = useSelector(flow, select.isRemoving)
  return (
    <PictureButtons
      texts={texts}
      hasPicture={hasPicture}
      isRemoving={isRemoving}
      onOpen={() => flow.send({ type: 'picture.open' })}
      onRemove={() => flow.send({ type: 'picture.remove' })}
    >
      {isChoosing && <Upload flow={flow} />}
    </PictureButtons>
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
