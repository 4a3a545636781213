// A record file becomes a table that can be watched, reviewed and played on.
import { router } from '../router.svelte';
import * as http from '../wire/http';
import type { ProblemInfo } from '../wire/types';
import { beSomebody } from './sitdown';

/** What is wrong with it, or nothing. */
export async function watchRecord(file: File): Promise<ProblemInfo | null> {
  try {
    await beSomebody();
    const { table } = await http.openRecord(await file.text());
    router.go(`/replay/${table.id}?ply=0&eyes=referee`);
    return null;
  } catch (failed) {
    if (failed instanceof http.Refusal) return failed.problem;
    throw failed;
  }
}
