-- What teachers had written in that version, in the shape that its tables had.
insert into zhiyuan.organisation (id, name) values (1, '青禾实验学校');
insert into zhiyuan.app_user (id, mobile, name, name_pinyin, title, avatar_url, password_hash, role_id, platform_right, must_change_password, row_version)
  select it.id, it.mobile, it.name, it.pinyin, '一级教师', '', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXRoaW5n$c29tZXRoaW5n', (select min(id) from zhiyuan.role), it.platform, false, 1
  from (values (1, '13900000001', '沈雨桐', 'shen yu tong', 1), (2, '13900000002', '顾明德', 'gu ming de', 0)) it (id, mobile, name, pinyin, platform);
insert into zhiyuan.membership (user_id, organisation_id, can_verify, sort, can_administer) values (1, 1, true, 1, true), (2, 1, false, 2, false);
insert into zhiyuan.file (id, sha256, size, mime, suffix, store, path, is_public)
  values (1, decode(repeat('ab', 32), 'hex'), 237129, 'video/mp4', 'mp4', 'data', 'ab/ab.mp4', false),
    (2, decode(repeat('cd', 32), 'hex'), 4096, 'application/pdf', 'pdf', 'data', 'cd/cd.pdf', false);
insert into zhiyuan.private_directory (id, user_id, name, created_at, updated_at) values (1, 1, '备课', '2026-10-22 08:00+00', '2026-10-22 08:00+00');
insert into zhiyuan.private_file (id, user_id, directory_id, name, file_id, created_at, updated_at, deleted_at)
  values (1, 1, 1, '《山行》情境图', 2, '2026-10-23 08:00+00', '2026-10-24 08:00+00', null), (2, 2, null, '旧稿', 2, '2026-10-23 08:00+00', '2026-10-24 08:00+00', null);
insert into zhiyuan.content (id, type, name, summary, introduction, cover_url, stage_id, subject_id, grade_id, teacher_id, organisation_id, suffix, file_size, duration, section_count, view_count, download_count, favourite_count, comment_count, created_at, updated_at)
  values (1, 1, '小学文言文起步', '读、解、讲、悟', '从《司马光》到《两小儿辩日》', '', 1, 2, 3, 1, 1, '', 0, 66, 1, 12, 0, 1, 2, '2026-10-25 08:00+00', '2026-10-26 08:00+00');
insert into zhiyuan.course_chapter (id, content_id, name, sort) values (1, 1, '敢问', 1);
insert into zhiyuan.course_section (id, chapter_id, name, section_type, duration, file_id, sort) values (1, 1, '把问题写在旁边', 1, 66, 1, 1);
insert into zhiyuan.comment (id, content_id, parent_id, user_id, body, score, client_id, created_at)
  values (1, 1, null, 2, '<p>讲得清楚，<b>课件</b>也好用。</p>', 5, 'c-1', '2026-10-27 08:00+00'), (2, 1, 1, 1, '<p>谢谢！</p>', null, 'c-2', '2026-10-27 09:00+00');
insert into zhiyuan.lesson_note (id, user_id, section_id, second, body, client_id, created_at, updated_at)
  values (1, 2, 1, 28, '停顿处要再读一遍' || chr(10) || '\ 与制表' || chr(9), 'n-1', '2026-10-27 08:10+00', '2026-10-27 08:20+00');
insert into zhiyuan.question (id, content_id, parent_id, sort, question_type, stem, options, answers, any_order, analysis, score, difficulty, difficulty_level, year, area_name, source_title, version, rubric)
  values (1, null, null, 0, 1, '<p>主要采用的构图是</p>', '[{"key": "A", "content": "高远"}, {"key": "B", "content": "深远"}]', '[["A"]]', false, '<p>仰视主峰。</p>', 3, 0.25, 18, 0, '', '', 2, '[]');
insert into zhiyuan.question_version (question_id, version, states, replaced_at, replaced_by, reason)
  values (1, 1, '[{"id": 1, "stem": "<p>采用的构图是</p>"}]', '2026-10-26 08:00+00', 1, '题干不清');
insert into zhiyuan.paper (id, user_id, name, kind, minutes, sections, frame, row_version, client_id, created_at, updated_at)
  values (1, 1, '期中练习', 1, 40, '[{"name": "一、选择题", "items": [{"questionId": 1, "score": 3, "version": 2}]}]', '{"seal": true, "scoreBoxes": true, "notes": "答在卷上"}', 4, 'p-1', '2026-10-26 08:00+00', '2026-10-28 08:00+00');
insert into zhiyuan.practice (user_id, practice_id, kind, name, paper_id, items, use_time, finished_at)
  values (2, 'x-1', 3, '期中练习', 1, '[{"QuestionId": 1, "Score": 3}]', 95, '2026-10-28 09:00+00');
insert into zhiyuan.question_answer (id, user_id, question_id, section_id, practice_id, version, answer, is_right, score, use_time, client_id, answered_at)
  values (1, 2, 1, 1, null, 1, '["B"]', false, 0, 12, 'a-1', '2026-10-27 08:30+00'), (2, 2, 1, null, 'x-1', 2, '["A"]', true, 3, 95, 'a-2', '2026-10-28 09:00+00');
insert into zhiyuan.learning_record (id, user_id, record_type, content_id, chapter_id, section_id, play_count, progress, "position", duration, is_finished, updated_at, attended_seconds)
  values (1, 2, 1, 1, 1, 1, 2, 71, 46, 66, false, '2026-10-27 08:40+00', 0);
insert into zhiyuan.favourite_folder (id, user_id, name, sort, created_at) values (1, 2, '文言文', 1, '2026-10-27 08:00+00');
insert into zhiyuan.favourite (id, user_id, folder_id, content_id, type, name, sort, created_at) values (1, 2, 1, 1, 1, '小学文言文起步', 1, '2026-10-27 08:00+00');
insert into zhiyuan.course_draft (id, organisation_id, owner_id, content_id, status, document, revision, version, reason, client_id, created_at, updated_at)
  values (1, 1, 1, null, 1, '{"name": "新课", "chapters": []}', 3, 0, '', 'd-1', '2026-10-25 08:00+00', '2026-10-28 08:00+00');
insert into zhiyuan.course_draft_edit (draft_id, revision, user_id, intent_id, edits, conflicts, at)
  values (1, 3, 1, 'i-1', '[{"type": "rename", "name": "新课"}]', '[]', '2026-10-28 08:00+00');
insert into zhiyuan.school_notice (id, organisation_id, author_id, title, html, is_top, published_at) values (1, 1, 1, '期中复习资料征集', '<p>请在周五之前共享。</p>', true, '2026-10-26 08:00+00');
