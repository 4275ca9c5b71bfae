import { useQuery } from '@tanstack/react-query'
import { getSetupOptions } from '../../client/@tanstack/react-query.gen.ts'

/** How a command is called on the server of this installation; as of the package until the service has answered. */
export const useCommandCall = (): ((words: string) => string) => {
  const { data } = useQuery({ ...getSetupOptions(), staleTime: Infinity })
  return (words) => `${data?.commandPrefix ?? 'recto'} ${words}`
}
