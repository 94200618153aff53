import { useEffect, useState } from 'react'
import { ChunkLoadError, loadChunk } from '#ui/chunks/load-chunk.ts'

type IsCommon = (password: string) => boolean

/**
 * Returns isCommonPassword, or undefined until it has arrived. It is fetched when the first
 * component that uses it is shown. Where it does not arrive nobody waits for it: the backend checks
 * too.
 */
export function useCommonPasswords(): IsCommon | undefined {
  const [isCommon, setIsCommon] = useState<IsCommon>()
  useEffect(() => {
    const load = async () => {
      const { isCommonPassword } = await loadChunk(() => import('#contracts/sign-in/common-password.ts'))
      setIsCommon(() => isCommonPassword)
    }
    load().catch((failure: unknown) => {
      if (!(failure instanceof ChunkLoadError)) throw failure
    })
  }, [])
  return isCommon
}
