import { onScreen, signIn, signOut } from './support/app.ts'
import { expect, test } from './support/test.ts'

test('signing in and out in one tab is seen by the other, and somebody else takes the place of the user', async ({
  page,
  app,
  context,
}) => {
  const other = await context.newPage()
  const there = onScreen(other)
  await other.goto('/')
  await expect(there.loginButton).toBeVisible()

  await signIn(page, 'teacher')
  await expect(there.userMenu).toBeVisible()
  await expect(there.main.getByRole('heading', { name: '课程视频' })).toBeVisible()

  await other.goto('/coursetable?activeIndex=1')
  await expect(there.userMenu).toBeVisible()
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  await expect(there.loginButton).toBeVisible()
  await expect(other).toHaveTitle('首页 - 知源课堂')
  await expect(there.main.getByRole('heading', { name: '课程视频' })).toBeHidden()

  await signIn(page, 'emptyMenus')
  await expect(there.userMenu).toBeVisible()
  await expect(there.banner.getByRole('link', { name: '我的课程' })).toBeHidden()
  await there.userMenu.click()
  await expect(other.getByRole('menu')).toContainText('韩星野')
})
