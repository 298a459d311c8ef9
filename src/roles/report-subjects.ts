import { characterReportSubject } from '#features/characters/server/index.ts';
import { messageReportSubject } from '#features/chat/server/index.ts';
import { imageReportSubject } from '#features/images/server/index.ts';
import type { ReportSubjects } from '#features/moderation/server/index.ts';

/** Everything that can be reported, each kind from the feature that owns it. */
export const REPORT_SUBJECTS: ReportSubjects = {
  character: characterReportSubject,
  message: messageReportSubject,
  image: imageReportSubject,
};
