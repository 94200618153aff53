import { useCallback } from 'react'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'

/** Returns a function that gives the address of a person's picture, or undefined for none. */
export function usePictureAddress(): (pictureId: string | null) => string | undefined {
  const FtgId = useSelect('app', snapshot => selectApp.workplace(snapshot)?.company.FtgId)
  return useCallback(
    pictureId => (FtgId === undefined || pictureId === null ? undefined : pictureAddress(FtgId, pictureId)),
    [FtgId],
  )
}
