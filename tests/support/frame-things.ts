/** What an administrator of the platform can name of the frame, by call (tests/support/things-to-name.ts). */
export const FRAME_THINGS = {
  'manage/savebanner': { Id: 0, RowVersion: 0, Title: '开学季', LinkUrl: '/list?type=1' },
  'manage/removebanner': { Id: 1, RowVersion: 1 },
  'manage/orderbanners': { Ids: [1, 2, 3] },
  'manage/getcurriculumtree': { Kind: 1, SubjectId: 4 },
  'manage/savecurriculumnode': { Id: 4, RowVersion: 1, ParentId: 1, NodeType: 2, Name: '语文', GradeId: 0 },
  'manage/movecurriculumnode': { Id: 4, RowVersion: 1, ParentId: 1, BeforeId: 0 },
  'manage/mergecurriculumnodes': { Id: 4, RowVersion: 1, IntoId: 5, IntoRowVersion: 1 },
  'manage/removecurriculumnode': { Id: 4, RowVersion: 1 },
  'manage/getframewords': { Kind: 2 },
  'manage/saveframeword': { Kind: 2, GroupId: 1, Id: 1, RowVersion: 1, Name: '课件', Hidden: false },
  'manage/removeframeword': { Kind: 2, Id: 1, RowVersion: 1 },
  'manage/orderframewords': { Kind: 3, GroupId: 1, Ids: [1], Seen: [1] },
}
