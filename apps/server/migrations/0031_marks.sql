-- Reports of what a document rests on become sentences and marks: questions and what was left out are marks, "replaced" goes.
CREATE OR REPLACE FUNCTION pg_temp.report_with_marks(report jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN report IS NULL OR report ? 'marks' THEN report ELSE jsonb_strip_nulls(jsonb_build_object(
    'writer', report -> 'writer',
    'note', report -> 'note',
    'sentences', coalesce((
      SELECT jsonb_agg(jsonb_build_object('span', one -> 'span', 'text', one -> 'text', 'evidence', one -> 'evidence') ORDER BY at)
      FROM jsonb_array_elements(report -> 'sentences') WITH ORDINALITY AS sentences(one, at) WHERE one ->> 'text' <> ''
    ), '[]'),
    'marks', coalesce((
      SELECT jsonb_agg(mark) FROM (
        SELECT jsonb_build_object('line', left(one ->> 'field', 200), 'kind', 'question', 'words', left(one ->> 'sentence', 10000),
          'why', 'Only you know this.', 'proposals', '[]'::jsonb, 'question', left(one ->> 'question', 600)) AS mark
        FROM jsonb_array_elements(report -> 'questions') AS questions(one)
        UNION ALL
        SELECT jsonb_build_object('line', left(one ->> 'place', 200), 'kind', 'left-out', 'words', left(one ->> 'text', 10000),
          'why', 'Left out when this was written.', 'proposals', '[]'::jsonb)
        FROM jsonb_array_elements(coalesce(report -> 'leftOut', '[]')) AS left_out(one)
      ) AS marks LIMIT 300
    ), '[]'),
    'settled', '[]'::jsonb
  )) END
$$;
--> statement-breakpoint
UPDATE "documents" SET "facts" = pg_temp.report_with_marks("facts"), "proposal" = CASE
  WHEN "proposal" IS NULL THEN NULL
  ELSE jsonb_set("proposal", '{facts}', pg_temp.report_with_marks("proposal" -> 'facts'))
END WHERE "facts" IS NOT NULL OR "proposal" IS NOT NULL;
--> statement-breakpoint
UPDATE "document_versions" SET "facts" = pg_temp.report_with_marks("facts") WHERE "facts" IS NOT NULL;
