import { saveFrom } from '../components/save-file.ts'

/** Lets the browser download what an address gives, under the name that the answer has; nothing for ''. */
export const openAddress = (address: string): void => {
  if (address !== '') saveFrom(address, '')
}
