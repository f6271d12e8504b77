/** Puts a text onto the computer of who asks for it, under this name. */
export const saveText = (name: string, text: string): void => {
  // With the mark by which editors and spreadsheets of every system know it for UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, '_')
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
