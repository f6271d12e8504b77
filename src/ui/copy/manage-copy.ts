/** The texts of what is common to all pages of /manage. */
export const manageCopy = {
  menuItem: '管理',
  parts: '管理的内容',
}
