/** What an administrator of the platform can name of the frame, by call (tests/support/things-to-name.ts). */
export const FRAME_THINGS = {
  'manage/savebanner': { Id: 0, RowVersion: 0, Title: '开学季', LinkUrl: '/list?type=1' },
  'manage/removebanner': { Id: 1, RowVersion: 1 },
  'manage/orderbanners': { Ids: [1, 2, 3] },
  'manage/getframewords': { Kind: 2 },
  'manage/saveframeword': { Kind: 2, GroupId: 1, Id: 1, RowVersion: 1, Name: '课件', Hidden: false },
  'manage/removeframeword': { Kind: 2, Id: 1, RowVersion: 1 },
  'manage/orderframewords': { Kind: 3, GroupId: 1, Ids: [1], Seen: [1] },
}
