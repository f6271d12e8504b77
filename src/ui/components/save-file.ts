/** Downloads a file under this name. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The same of what stands at an address, which a browser fetches and shows in its own list of downloads. */
export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, '_')
  link.click()
}
