import { saveFrom } from '../components/save-file.ts'

/** Lets the browser download what an address gives, under the name that the answer has; nothing for none. */
export const openAddress = (address: string | null): void => {
  if (address !== null && address !== '') saveFrom(address, '')
}
