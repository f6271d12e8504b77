/** Hands a text to the browser as a file to keep. */
export const saveText = (name: string, mime: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${mime};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, '_')
  link.click()
  URL.revokeObjectURL(address)
}
