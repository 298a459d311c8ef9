{{- define "everafter.name" -}}
{{- if contains "everafter" .Release.Name -}}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{- else -}}{{ printf "%s-everafter" .Release.Name | trunc 40 | trimSuffix "-" }}{{- end -}}
{{- end -}}

{{- define "everafter.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{/* Which pods are of this release. */}}
{{- define "everafter.selector" -}}
app.kubernetes.io/name: everafter
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "everafter.labels" -}}
{{ include "everafter.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{/* The settings of all processes; those of the chart cannot be set otherwise. */}}
{{- define "everafter.settings" -}}
{{- $settings := dict -}}
{{- range $name, $value := .Values.settings }}{{- if ne (toString $value) "" }}{{- $_ := set $settings $name (toString $value) }}{{- end }}{{- end -}}
{{- $own := dict
  "HOST" "0.0.0.0"
  "PORT" "3000"
  "OPERATIONS_PORT" "3001"
  "PUBLIC_URL" .Values.publicUrl
  "TRUST_PROXY" (toString .Values.trustProxy)
  "MIGRATE_ON_START" "false"
  "STOP_DELAY" (toString .Values.stop.delay)
  "STOP_GRACE" (toString .Values.stop.grace)
-}}
{{- toYaml (merge $own $settings) -}}
{{- end -}}

{{/* Where a container has its settings from: the ConfigMap of the given name, and the Secrets. */}}
{{- define "everafter.envFrom" -}}
- configMapRef:
    name: {{ .config }}
{{- with .root.Values.existingSecret }}
- secretRef:
    name: {{ . }}
{{- end }}
{{- end -}}

{{- define "everafter.env" -}}
{{- range $name, $key := .Values.secretFiles.keys }}
- name: {{ $name }}_FILE
  value: /run/secrets/everafter/{{ $key }}
{{- end }}
{{- end -}}

{{- define "everafter.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- if .Values.secretFiles.secret }}
- name: secrets
  mountPath: /run/secrets/everafter
  readOnly: true
{{- end }}
{{- end -}}

{{/* Nothing in /data outlives a pod: media are in the bucket. */}}
{{- define "everafter.volumes" -}}
- name: data
  emptyDir: { sizeLimit: 2Gi }
- name: tmp
  emptyDir: { sizeLimit: 1Gi }
{{- with .Values.secretFiles.secret }}
- name: secrets
  secret:
    secretName: {{ . }}
    # 0440
    defaultMode: 288
{{- end }}
{{- end -}}

{{- define "everafter.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "everafter.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}
