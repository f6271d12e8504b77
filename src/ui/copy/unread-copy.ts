/** How much is unread of all that is told to the user, at their menu. */
export const unreadCopy = {
  menuItem: (unread: number) => (unread === 0 ? '通知' : `通知（${unread} 条未读）`),
  badge: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  badgeName: (unread: number) => `${unread} 条未读通知`,
}
