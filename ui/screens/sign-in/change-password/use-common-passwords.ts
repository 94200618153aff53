import { useEffect, useState } from 'react'
import { ChunkLoadError, loadChunk } from '#ui/chunks/load-chunk.ts'

type IsCommon = (password: string) => boolean

/**
 * Returns isCommonPassword, or undefined until its list is loaded. The first component that uses it
 * triggers the load. Nobody waits for a list that fails to load: the backend checks too.
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
